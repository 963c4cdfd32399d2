import ChallengeCore

/// The mapping of a stored __words__ to the domain model.
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

/// The mapping of __aWords__ to the stored values.
struct __Name__DTOMapper: MapperContract {
    func map(_ item: __Name__) -> __Name__DTO {
        __Name__DTO(
            id: item.id,
            //% each field
            __field__: __unmapped__,
            //% end
        )
    }
}
