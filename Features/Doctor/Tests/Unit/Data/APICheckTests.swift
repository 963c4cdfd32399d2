import ChallengeCore
import ChallengeCoreMocks
import ChallengeNetworking
import Testing

@testable import ChallengeDoctor

struct APICheckTests {
    private let request = MockedCall<Void, Void, APIError>(
        "requestList", unconfigured: .cancelled, sourceLocation: #_sourceLocation)

    private func run(
        isOffline: Bool = false, isValid: Bool = true, environment: [String: String] = [:],
        commandForOtherAddress: String? = "unset X", worker: WorkerState = .ready
    ) async -> [String] {
        let requestList: @Sendable () async throws(APIError) -> Void = {
            [request] () async throws(APIError) in try request.call(())
        }
        let sut = APICheck(
            api: CheckedAPI(
                id: "api", address: "http://a/api", setting: "api-url", requestList: isValid ? requestList : nil),
            commandForOtherAddress: commandForOtherAddress,
            proxy: ProxySetting(for: "http://a/api", in: environment),
            worker: WorkerCheck(path: "/w") { worker }, isOffline: isOffline)
        return await sut.run().map { "\($0.id) \($0.verdict.rawValue): \($0.message) \($0.command ?? "-")" }
    }

    @Test func `an API that responds is fine`() async {
        request.setResult(.success(()))

        #expect(await run() == ["api.reachable ok: API: http://a/api answers. -"])
    }

    @Test func `no request is sent offline, or if a setting is invalid`() async {
        #expect(await run(isOffline: true) == ["api.reachable note: API: not checked: offline. -"])
        #expect(
            await run(isValid: false) == ["api.reachable note: API: not checked, because a setting is invalid. -"])
        #expect(request.callCount == 0)
    }

    @Test func `a failure is a problem with the command that restores the address`() async {
        request.setResult(.failure(.failed(.timedOut)))

        #expect(
            await run() == [
                "api.reachable problem: API: The API did not respond in time. "
                    + "Until the API answers, cached and bundled data can be used. unset X"
            ])
    }

    @Test func `a failure of the worker is not reported a second time`() async {
        request.setResult(.failure(.failed(.timedOut)))

        #expect(
            await run(worker: .missing) == [
                "api.reachable note: API: not checked, because the network worker does not run. -"
            ])
    }

    @Test func `a missing token is a problem that no command of the network shows`() async {
        request.setResult(.failure(.failed(.invalidRequest(status: 401, tokenVariable: "SHOP_TOKEN"))))

        let found = await run(commandForOtherAddress: nil)

        #expect(found.first?.contains("SHOP_TOKEN") == true && found.first?.hasSuffix(" -") == true)
    }

    @Test func `without another address, the command shows whether other programs reach the API`() async {
        request.setResult(.failure(.failed(.noConnection(.hostNotFound))))

        #expect(await run(commandForOtherAddress: nil).first?.hasSuffix(" curl -I http://a/api") == true)
    }

    @Test func `only a wait of an earlier run can be cleared`() async {
        request.setResult(.failure(.failed(.at(address: "x", .rateLimited(status: 429, wait: nil)))))
        #expect(await run() == ["api.wait problem: API: x: The API asked to wait. -"])

        request.setResult(.failure(.failed(.rateLimited(wait: nil))))
        #expect(await run() == ["api.wait problem: API: The API asked to wait. challenge cache clear --waits"])
    }

    @Test func `after a failure of the proxy, the command removes its variable`() async {
        let environment = ["http_proxy": "http://user:secret@p:1"]

        request.setResult(
            .failure(.failed(.at(address: "x", .noConnection(.proxy(address: "p:1", .refused))))))
        #expect(
            await run(environment: environment) == [
                "api.reachable problem: API: x: No connection: the proxy p:1 refused it. "
                    + "Until the API answers, cached and bundled data can be used. unset http_proxy"
            ])

        request.setResult(.failure(.failed(.serverError(status: 500))))
        #expect(await run(environment: environment).first?.hasSuffix(" unset X") == true)
    }
}
