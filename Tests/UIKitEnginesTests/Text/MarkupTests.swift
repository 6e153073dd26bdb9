import Testing

@testable import UIKitEngines

struct MarkupTests {
    @Test func tagsAttributesAndTextAreReported() {
        let tokens = HTMLTokenizer.tokens(
            of: #"<!DOCTYPE html><!-- x > y --><P Class=a data-x='1 2' HREF="q?a&amp;b" hidden>a &lt; b</p ><br/>"#)
        #expect(
            tokens == [
                .start("p", ["class": "a", "data-x": "1 2", "href": "q?a&b", "hidden": ""]), .text("a < b"), .end("p"), .start("br", [:]),
            ])
    }

    @Test func scriptsAndStylesAreOneText() {
        let tokens = HTMLTokenizer.tokens(of: "<style>a<b{}</STYLE>x<title>&amp;</title>")
        #expect(
            tokens == [
                .start("style", [:]), .text("a<b{}"), .end("style"), .text("x"), .start("title", [:]), .text("&"), .end("title"),
            ])
    }

    @Test(arguments: [
        "<", "<<a", "a<", "</", "<a", "<a b", "<a b=", "<a b='", "<!--", "<![CDATA[", "<!", "<?x", "<script>", "&#", "&#x;", "&;", "</>",
    ])
    func invalidTextsEnd(html: String) {
        #expect(HTMLTokenizer.tokens(of: html).count <= 3)
    }

    @Test(arguments: [
        ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x42;&#X43;", "ABC"), ("&eacute;&Eacute;&euro;&hellip;&nbsp;", "éÉ€…\u{A0}"),
        ("&#128;&#0;&#xD800;", "€\u{FFFD}\u{FFFD}"), ("&copy 1 &ampx; &unknown; & &", "© 1 &x; &unknown; & &"), ("&yuml;&szlig;", "ÿß"),
        ("&#99999999999999999999;", "\u{FFFD}"),
    ])
    func entitiesAreReplaced(text: String, plain: String) {
        #expect(HTMLEntities.decoded(text) == plain)
    }

    @Test(
        arguments: [
            ("#f00", SIMD4(1, 0, 0, 1)), ("#00FF0080", SIMD4(0, 1, 0, 128 / 255.0)), ("Red", SIMD4(1, 0, 0, 1)),
            ("rgb(255, 0, 51)", SIMD4(1, 0, 0.2, 1)), ("rgba(0 0 0 / 50%)", SIMD4(0, 0, 0, 0.5)),
            ("hsl(120, 100%, 50%)", SIMD4(0, 1, 0, 1)),
            ("transparent", SIMD4(0, 0, 0, 0)), ("#12345", nil), ("inherit", nil), ("rgb(1,2)", nil), ("rgb(a,b,c)", nil), ("", nil),
        ] as [(String, SIMD4<Double>?)])
    func coloursAreRead(text: String, color: SIMD4<Double>?) {
        let read = CSSColor.parse(text)
        guard let read, let color else {
            #expect((read == nil) == (color == nil))
            return
        }
        let off = read - color
        #expect(max(off.max(), -off.min()) < 1e-9)
    }

    @Test(
        arguments: [
            ("12px", 12), ("12pt", 16), ("2em", 20), ("50%", 5), ("1rem", 12), ("0", 0), ("5", nil), ("px", nil), ("1e99px", nil),
            ("", nil),
        ] as [(String, Double?)])
    func lengthsAreRead(text: String, points: Double?) {
        #expect(CSSLength.points(text, size: 10, root: 12) == points)
    }

    @Test func theMoreSpecificAndLaterRuleTakesPrecedence() {
        var sheet = CSSSheet()
        sheet.add(
            "/* c */ p{color:red;margin:0} .a{color:blue} div p.b , h1{color:green} @media print { p{color:black} } #i{x:1} p:hover{y:2}")
        func color(_ path: [CSSSheet.Element]) -> String? { sheet.declarations(for: path)["color"] }
        let (p, div) = (CSSSheet.Element("p", [:]), CSSSheet.Element("div", [:]))
        #expect(color([p]) == "red")
        #expect(color([CSSSheet.Element("p", ["class": "a c"])]) == "blue")
        #expect(color([CSSSheet.Element("p", ["class": "b"])]) == "red")
        #expect(color([div, CSSSheet.Element("p", ["class": "b"])]) == "green")
        #expect(sheet.declarations(for: [CSSSheet.Element("b", ["id": "i"])]) == ["x": "1"])
        sheet.add("p{color:white !important}")
        #expect(color([p]) == "white")
    }

    @Test(arguments: ["{", "}", "p{", "p{a", "@import 'x'; p{a:b}", "p{a:b;;c}", "/*", "}}}p{a:b}"])
    func invalidSheetsEnd(css: String) {
        var sheet = CSSSheet()
        sheet.add(css)
        #expect(sheet.declarations(for: [CSSSheet.Element("p", [:])]).count <= 1)
    }

    @Test func declarationsKeepTextInQuotesAndBrackets() {
        let read = CSSSheet.declarations("Font-Family: 'a;b'; background:url(x;y) ; color : red;; bad")
        #expect(read == ["font-family": "'a;b'", "background": "url(x;y)", "color": "red"])
    }

    @Test(arguments: [
        ("{decimal}.", 7, "7."), ("({lower-alpha})", 28, "(ab)"), ("{upper-alpha}", 26, "Z"), ("{upper-roman}", 1994, "MCMXCIV"),
        ("{lower-roman}", 4000, "4000"), ("{octal}", 8, "10"), ("{lower-hexadecimal}", 255, "ff"), ("{disc}", 3, "•"),
        ("{odd}", 3, "{odd}"),
        ("-", 3, "-"), ("{lower-alpha}", 0, "0"), ("{decimal}", -2, "-2"),
    ])
    func markersOfListsAreFormatted(format: String, number: Int, text: String) {
        #expect(ListMarker.text(format, number) == text)
    }
}
