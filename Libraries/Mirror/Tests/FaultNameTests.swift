import ChallengeMirror
import Testing

struct FaultNameTests {
    @Test(arguments: Fault.allNamed)
    func `the name of a fault is parsed to the same fault`(fault: Fault) {
        #expect(Fault(name: fault.name) == fault)
    }

    @Test(arguments: [
        ("delay=7", Fault.delay(milliseconds: 7)), ("delay", .delay(milliseconds: 500)),
        ("drip-headers=1", .dripHeaders(milliseconds: 1)), ("drip-body=0", .dripBody(milliseconds: 0)),
        ("status=404,html", .status(404, body: .html)), ("status", .status(500)),
        ("status=429,retry-after=3600", .status(429, retryAfter: .seconds(3600))),
        (
            "status=503,html,retry-after-date=-5",
            .status(503, retryAfter: .date(secondsFromNow: -5), body: .html)
        ),
        ("missing-field=origin", .missingField("origin")), ("null-field=a=b", .nullField("a=b")),
        ("wrong-type=id", .wrongType("id")), ("redirect-off-site=http://x/?a=b", .redirectOffSite("http://x/?a=b")),
    ])
    func `a value of a fault follows the equals sign`(name: String, fault: Fault) {
        #expect(Fault(name: name) == fault)
    }

    @Test(arguments: [
        "", "hnag", "hang=5", "delay=", "delay=x", "delay=-1", "status=99", "status=600", "status=500,banana",
        "status=500,retry-after", "status=500,retry-after=x", "status=500,later=1", "Hang",
    ])
    func `an unknown name is not a fault`(name: String) {
        #expect(Fault(name: name) == nil)
    }
}
