//% if hasTimes
import ChallengePlatform

//% end
/// __article__ __words__ as it is stored.
struct __Name__DTO: Sendable, Equatable {
    let id: Int
    //% each field
    let __field__: __wireType__
    //% end
}
