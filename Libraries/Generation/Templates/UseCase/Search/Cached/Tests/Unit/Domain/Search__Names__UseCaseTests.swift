import ChallengeCore
import ChallengeCoreMocks
import Testing

@testable import Challenge__Name__

struct Search__Names__UseCaseTests {
    @Test(arguments: [(" a b ", __Names__Filter([.name: "a b"])), (" \t", __Names__Filter())])
    func `the name is trimmed`(name: String, filter: __Names__Filter) async throws {
        let repository = __Name__RepositoryMock()
        let page = Fetched<Page<Challenge__Name__.__Name__>>(
            value: Page(number: 2, pages: 2, count: 21, items: [.stub()]), origin: .remote)
        repository.search__Names__Page.setResult(.success(page))

        let found = try await Search__Names__UseCase(__variables__: repository).execute(
            page: 2, filter: __Names__Filter([.name: name]), cachePolicy: .localFirst)

        #expect(found == page)
        #expect(repository.search__Names__Page.inputs == [PolicyInput(PageInput(page: 2, filter: filter), .localFirst)])
    }
}
