import ChallengeAPIs
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
        //% if isAnswered
        .__column__("__member__", \.__field__, .filter(as: "__member__"), .searched),
        //% else
        //% if isFilter
        .__column__("__member__", \.__field__, .filter, .searched),
        //% else
        .__column__("__member__", \.__field__),
        //% end
        //% end
        //% end
    )
}
