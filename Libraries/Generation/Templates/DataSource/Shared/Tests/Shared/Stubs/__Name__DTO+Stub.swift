//% if hasTimes
import ChallengePlatform

//% end
@testable import Challenge__Name__

extension __Name__DTO {
    static func stub(
        id: __ID__ = __id__,
        //% each field
        __field__: __wireType__ = __sample__,
        //% end
    ) -> __Name__DTO {
        __Name__DTO(
            id: id,
            //% each field
            __field__: __field__,
            //% end
        )
    }
}
