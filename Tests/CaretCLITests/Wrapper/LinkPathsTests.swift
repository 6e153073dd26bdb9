import CompilerWrapper
import Foundation
import Testing

/// Paths of links in generated packages, and the user's paths that replace them.
struct LinkPathsTests {
    private let paths = LinkPaths([
        LinkPaths.Link(link: "/p/.build/caret/packages/p/targets/App", folder: "/p/Sources/My \"App\""),
        LinkPaths.Link(link: "/p/.build/caret/packages/p/targets/AppTests", folder: "/p/Tests/AppTests"),
    ])

    @Test(arguments: [
        ("/p/.build/caret/packages/p/targets/App/a.swift", "/p/Sources/My \"App\"/a.swift"),
        ("/p/.build/caret/packages/p/targets/App", "/p/Sources/My \"App\""),
        ("/p/.build/caret/packages/p/targets/AppTests/a.swift", "/p/Tests/AppTests/a.swift"),
        ("-I/p/.build/caret/packages/p/targets/App/include", "-I/p/Sources/My \"App\"/include"),
        ("/p/.build/caret/packages/p/targets/Application/a.swift", "/p/.build/caret/packages/p/targets/Application/a.swift"),
        ("-module-name", "-module-name"),
    ]) func aLinkIsReplacedOnlyAsAWholeName(_ argument: String, _ expected: String) {
        #expect(paths.replaced(in: argument) == expected)
    }

    @Test func aMapWithQuotationMarksInPathsIsRepaired() {
        let text =
            "{\n  \"\": {\n    \"object\": \"/b/App.o\"\n  },\n  \"/a \"b\"/c.swift\": {\n    \"object\": \"/a \"b\"/c.o\",\n    "
            + "\"swiftmodule\": \"/x\"\n  }\n}\n"
        let map = OutputFileMap(Data(OutputFileMap.repaired(text).utf8))
        #expect(map.object(of: "/a \"b\"/c.swift") == "/a \"b\"/c.o")
        #expect(OutputFileMap.repaired("{\"a\": {\"object\": \"b\"}}") == "{\"a\": {\"object\": \"b\"}}")
    }

    @Test func theKeysOfAnOutputFileMapStayValidJSON() throws {
        for slash in ["/", "\\/"] {
            let link = paths.links[0].link.replacingOccurrences(of: "/", with: slash)
            let text = "{\"\(link)\(slash)a.swift\": {\"object\": \"/build/a.o\"}}"
            let map = paths.replaced(inOutputFileMap: text)
            #expect(OutputFileMap(Data(map.utf8)).object(of: "/p/Sources/My \"App\"/a.swift") == "/build/a.o", "\(map)")
        }
    }
}
