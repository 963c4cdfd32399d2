import ChallengeCore

/// A filter for a list of __manyWords__.
typealias __Names__Filter = ItemFilter<__Name__FilterField>

enum __Name__FilterField: String, FilterFieldContract {
    //% each filter
    case __field__ = "__member__"
    //% end

    //% if !hasName
    static let name = __Name__FilterField.__title__

    //% end
    func text(of item: __Name__) -> String {
        switch self {
        //% each filter
        case .__field__: item.__filterText__
        //% end
        }
    }
}
