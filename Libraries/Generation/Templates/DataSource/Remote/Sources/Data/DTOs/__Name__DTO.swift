import ChallengeAPIs
import ChallengeCore
//% if hasTimes
import ChallengePlatform
//% end
import ChallengeRepository

/// __article__ __words__ of the API.
struct __Name__DTO: ChallengeRepository.ItemDTO {
    var id = __noID__
    //% each field
    var __field__: __wireType__ = __empty__
    //% end

    static let collection = APICollection<__Name__DTO>(
        //% if isInMemory
        api: .__api__, path: "__path__", name: "__plural__", identifier: "__idMember__", storage: .memory,
        //% else
        api: .__api__, path: "__path__", name: "__plural__", identifier: "__idMember__",
        //% end
        //% each field
        //% if isFilter
        .__column__("__member__", \.__field__, __uses__),
        //% else
        .__column__("__member__", \.__field__),
        //% end
        //% end
    )
}
