import Testing

@testable import Challenge__Name__

struct __Name__MemoryDataSourceTests {
    @Test func `a saved __words__ is returned, and replaces an earlier one`() async {
        let sut = __Name__MemoryDataSource()

        await sut.save__Name__(.stub(id: 7, __title__: "a"))
        #expect(await sut.get__Name__(identifier: 7) == .stub(id: 7, __title__: "a"))
        await sut.save__Name__(.stub(id: 7, __title__: "b"))
        #expect(await sut.get__Name__(identifier: 7) == .stub(id: 7, __title__: "b"))
        #expect(await sut.get__Name__(identifier: 8) == nil)
    }
}
