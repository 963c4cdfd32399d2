import ChallengeNetworking
import Testing

struct ProxySettingTests {
    @Test(
        arguments: [
            ("http://a/api", ["http_proxy": "p:1"], "http_proxy"), ("http://a/api", ["HTTP_PROXY": "p:1"], nil),
            ("http://a/api", ["https_proxy": "p:1"], nil), ("http://a/api", ["http_proxy": ""], nil),
            ("https://a/api", ["HTTPS_PROXY": "p:1", "all_proxy": "q"], "HTTPS_PROXY"),
            ("https://a/api", ["https_proxy": "p:1", "HTTPS_PROXY": "q"], "https_proxy"),
            ("http://a/api", ["ALL_PROXY": "p:1"], "ALL_PROXY"), ("", ["all_proxy": "p:1"], nil),
        ] as [(String, [String: String], String?)])
    func `the variable is the one that libcurl reads`(
        address: String, environment: [String: String], variable: String?
    ) {
        let proxy = ProxySetting(for: address, in: environment)

        #expect(proxy?.variable == variable)
        #expect(proxy?.address == variable.map { _ in "p:1" })
    }

    @Test(arguments: [
        ("*", true), ("a.example", true), (".example", true), ("example", true), ("b.example, A.Example", true),
        ("ample", false), ("", false), ("x.a.example", false),
    ])
    func `no proxy is used for a server in no_proxy`(list: String, isExempt: Bool) {
        for name in ["no_proxy", "NO_PROXY"] {
            let proxy = ProxySetting(for: "http://a.example:8080/api", in: ["http_proxy": "p", name: list])
            #expect((proxy == nil) == isExempt)
        }
    }

    @Test(arguments: ["", "localhost", "127.0.0.1", "*", "localhost,*", "foo,*", ".0.0.1", "1"])
    func `a proxy may read the requests to this machine, whatever no_proxy says`(list: String) {
        let environment = ["http_proxy": "p:1", "no_proxy": list]

        #expect(ProxySetting.mayApply(to: "http://127.0.0.1:80/api", in: environment))
        #expect(!ProxySetting.mayApply(to: "https://127.0.0.1:80/api", in: environment))
        #expect(!ProxySetting.mayApply(to: "http://127.0.0.1:80/api", in: ["no_proxy": list]))
    }

    @Test(arguments: [
        ("http://u:secret@p:1", "http://…@p:1"), ("u:secret@p:1", "…@p:1"), ("u:secret", "u:…"), ("p:1", "p:1"),
        ("socks5://p:1", "socks5://p:1"),
    ])
    func `a password is not shown`(value: String, shown: String) {
        #expect(ProxySetting(for: "http://a", in: ["http_proxy": value])?.address == shown)
    }
}
