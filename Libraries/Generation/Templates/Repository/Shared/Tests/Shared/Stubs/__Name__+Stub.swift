@testable import Challenge__Name__

extension __Name__ {
    static func stub(id: __ID__ = __id__) -> __Name__ { __Name__Mapper().map(.stub(id: id)) }
}
