import CompilerWrapper
import Foundation
import Testing

/// The imports of a file, and the rule for the modules beside UIKit.
struct ModuleVisibilityTests {
    private func imports(_ text: String) -> Set<ImportScanner.Import> { ImportScanner.imports(in: Array(text.utf8)) }

    @Test func importsAreFoundInAllTheirForms() {
        let text = """
            @testable import App
            @_exported public import struct Foundation.URL
            import UIKit.UIGestureRecognizerSubclass; import B
                internal import C
            """
        #expect(imports(text).map(\.module).sorted() == ["App", "C", "Foundation", "UIKit"])
    }

    /// The rewriter is a package of its own, with the same rule.
    @Test func theRewriterHasTheSameListOfModules() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let source = try String(contentsOfFile: root + "/Rewriter/Sources/RewriterKit/Constructs/Imports.swift", encoding: .utf8)
        let list = try #require(source.firstMatch(of: /interfaceModules: Set = \[([^\]]*)\]/)).output.1
        #expect(Set(list.matches(of: /\w+/).map { String($0.output) }) == ModuleVisibility.userInterface)
    }

    @Test func commentsAndStringsContainNoImports() {
        let text = """
            // import A
            /* import B
            import C /* import D */
            import E */ import F
            let text = \"\"\"
            import G
            \"\"\"
            let short = "/*"
            import H
            """
        #expect(imports(text).map(\.module) == ["H"])
    }

    @Test func anImportInsideOfAConditionIsConditional() {
        let text = "#if canImport(os)\nimport os\n#endif\nimport CoreLocation\n"
        #expect(imports(text) == [.init("os", isConditional: true), .init("CoreLocation", isConditional: false)])
    }

    @Test(arguments: [
        ("import UIKit\n", true), ("#if canImport(UIKit)\nimport UIKit\n#endif\n", true), ("import CoreLocation\n", true),
        ("#if canImport(CoreLocation)\nimport CoreLocation\n#endif\n", false), ("import Foundation\n", false), ("", false),
    ]) func targetsWithUserInterfaceSeeTheModulesBesideUIKit(_ text: String, _ isVisible: Bool) {
        let visibility = ModuleVisibility(besideUIKit: ["CoreLocation", "MapKit"])
        #expect(visibility.seesSecondFolder(module: "App", imports: imports(text)) == isVisible)
    }

    @Test func testsOfUserInterfaceSeeUIKitByXCTest() {
        let tests = imports("import XCTest\n@testable import App\n")
        #expect(ModuleVisibility.importsUIKitByXCTest(tests, userInterfaceTargets: ["App"]))
        #expect(!ModuleVisibility.importsUIKitByXCTest(tests, userInterfaceTargets: ["Other"]))
        #expect(!ModuleVisibility.importsUIKitByXCTest(imports("import App\n"), userInterfaceTargets: ["App"]))
    }

    @Test func theAuthorsDecisionComesFirst() {
        let visibility = ModuleVisibility(besideUIKit: ["CoreLocation"], overrides: ["Server": false, "Helpers": true])
        #expect(!visibility.seesSecondFolder(module: "Server", imports: imports("import UIKit\n"), isUserInterface: true))
        #expect(visibility.seesSecondFolder(module: "Helpers", imports: []))
    }

    @Test func aTargetThatImportsASeeingTargetSeesTheModules() {
        let visibility = ModuleVisibility(besideUIKit: ["CoreLocation"], overrides: ["Hidden": false], seeing: ["App"])
        #expect(visibility.seesSecondFolder(module: "Tests", imports: imports("import App\n")))
        #expect(!visibility.seesSecondFolder(module: "Tests", imports: imports("import Other\n")))
        #expect(!visibility.seesSecondFolder(module: "Hidden", imports: imports("import App\n")))
    }
}
