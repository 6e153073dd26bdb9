import Testing

@testable import caret_build_step

@Suite struct SemanticVersionTests {
    @Test(arguments: [
        ("v1.4.0", "1.4.0"), ("1.4.0", "1.4.0"), ("V2.0.10", "2.0.10"), ("1.4", "1.4.0"), ("v0.0.1", "0.0.1"),
        ("2.0.0-beta.1", "2.0.0-beta.1"), ("v2.0.0-rc-1", "2.0.0-rc-1"), ("1.0.0+build.5", "1.0.0"), ("1.0.0-a+b", "1.0.0-a"),
        ("1.0.0-0a", "1.0.0-0a"),
    ])
    func aTagNamesAVersion(tag: String, version: String) {
        #expect(SemanticVersion(tag: tag)?.description == version)
    }

    @Test(arguments: [
        "", "v", "v1", "1", "nightly", "release-1.4.0", "1.4.0.1", "1..0", "1.4.", "01.2.3", "1.2.3-", "1.2.3-a..b", "1.2.3-01", "1.2.3+",
        "1.2.3-é", "-1.2.3", "1.2.x", "vv1.2.3", "1.99999999999999999999.0", "１.２.３", "1.2.3\"; exit()",
    ])
    func anInvalidTagNamesNone(tag: String) {
        #expect(SemanticVersion(tag: tag) == nil)
    }

    @Test func versionsAreInTheOrderOfTheSpecification() throws {
        let texts = [
            "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0",
            "1.2.0", "1.10.0", "2.0.0",
        ]
        let versions = try texts.map { try #require(SemanticVersion(tag: $0)) }
        #expect(versions.reversed().sorted() == versions)
        for (lower, higher) in zip(versions, versions.dropFirst()) { #expect(lower < higher && !(higher < lower)) }
    }
}
