import ChallengeCore

/// The mapping of __aWords__ of the API to the domain model.
struct __Name__Mapper: MapperContract {
    func map(_ item: __Name__DTO) -> __Name__ {
        __Name__(
            id: item.id,
            //% each field
            __field__: __mapped__,
            //% end
        )
    }
}
