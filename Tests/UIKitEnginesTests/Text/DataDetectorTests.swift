import Testing

@testable import UIKitEngines

@Suite struct DataDetectorTests {
    private func found(_ text: String, _ kinds: DataDetector.Kinds = [.links, .phones]) -> [String] {
        DataDetector.matches(in: text, kinds).map { finding in
            "\(String(decoding: Array(text.utf16)[finding.range], as: UTF16.self)) \(finding.url.absoluteString)"
        }
    }

    @Test(arguments: [
        ("See https://example.org/a?b=c.", ["https://example.org/a?b=c https://example.org/a?b=c"]),
        ("(www.example.xyz)", ["www.example.xyz http://www.example.xyz"]),
        ("go to example.com/x_(y)!", ["example.com/x_(y) http://example.com/x_(y)"]),
        ("a@b.museum, c", ["a@b.museum mailto:a@b.museum"]), ("e.g. this.that", []), ("file.swift", []), ("1.5", []), ("http://", []),
        ("(http://x.org/a_(b))", ["http://x.org/a_(b) http://x.org/a_(b)"]), ("a@@b.com", []), ("-.com", []),
        ("👨‍👩‍👧‍👦 example.org", ["example.org http://example.org"]),
    ]) func pagesAndMailAreFound(_ text: String, _ expected: [String]) {
        #expect(found(text) == expected)
    }

    @Test(arguments: [
        ("Call +49 (30) 1234-567.", ["+49 (30) 1234-567 tel:+49301234567"]), ("555-1234", ["555-1234 tel:5551234"]), ("12345", []),
        ("1234567890123456", []), ("x1234567", []), ("1234567x", []), ("2025 2026", ["2025 2026 tel:20252026"]), ("+", []), ("((((", []),
        ("2025-03-14", []), ("14.3.2025", []), ("192.168.1.10", []), ("1.000.000", []), ("030.123.456", ["030.123.456 tel:030123456"]),
    ]) func telephonesAreFound(_ text: String, _ expected: [String]) {
        #expect(found(text, .phones) == expected)
    }

    @Test func nothingIsFoundTwice() {
        #expect(found("tel:+491234567890") == ["tel:+491234567890 tel:+491234567890"])
        #expect(found("a.com b.com 555-1234").count == 3)
        #expect(found("example.org", .phones).isEmpty && found("555-1234", .links).isEmpty)
    }

    @Test func longAndInvalidTextsAreRead() {
        #expect(found(String(repeating: "a", count: 200_000)).isEmpty)
        #expect(found(String(repeating: "1 ", count: 50_000)).isEmpty)
        #expect(found(String(repeating: "(", count: 50_000)).isEmpty)
        #expect(found(String(repeating: ")", count: 200_000)).isEmpty)
        #expect(found(String(decoding: [0xD800, 0x20, 0xDC00] as [UInt16], as: UTF16.self)).isEmpty)
    }
}
