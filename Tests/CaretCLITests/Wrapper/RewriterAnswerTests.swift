import CompilerWrapper
import Foundation
import Testing

/// The answer of the rewriter, and the objects that it makes stale.
struct RewriterAnswerTests {
    @Test func theAnswerBecomesArgumentsAndWarnings() throws {
        let text = """
            {"overlay": "/o/overlay.yaml", "flags": ["-parse-as-library"], "isUserInterface": true, "answered": {"selector": 3},
             "reports": [{"file": "/a.swift", "line": 3, "column": 5, "construct": "perform", "reason": "it needs a run time",
                          "instead": "a closure"}]}
            """
        let answer = try RewriterAnswer.decode(Array(text.utf8), module: "App")
        #expect(answer.arguments == ["-parse-as-library", "-vfsoverlay", "/o/overlay.yaml"])
        #expect(answer.isUserInterface)
        #expect(answer.reports.map(\.diagnostic) == ["/a.swift:3:5: warning: perform: it needs a run time; write a closure"])
    }

    @Test func anotherAnswerIsAnErrorThatNamesTheModule() {
        let error = #expect(throws: WrapperError.self) { try RewriterAnswer.decode(Array("oops".utf8), module: "App") }
        #expect(error.map { "\($0)" }?.contains("'App'") == true)
    }

    @Test func aSourceWithAnotherCopyHasChanged() {
        let overlay = """
            {"version": 0, "use-external-names": false, "roots": [
              {"name": "/src", "type": "directory", "contents": [{"name": "A.swift", "type": "file", "external-contents": "/o/A"}]},
              {"name": "/src/B.swift", "type": "file", "external-contents": "/o/B"}]}
            """
        var copies = ["/o/A": "one", "/o/B": "two"]
        func state() -> OverlayState { OverlayState.read(overlay: Data(overlay.utf8)) { copies[$0].map { Data($0.utf8) } } }
        let before = state()
        copies["/o/B"] = "three"
        let after = state()
        #expect(before.copies.keys.sorted() == ["/src/A.swift", "/src/B.swift"])
        #expect(before.changes(to: after) == ["/src/B.swift"])
        #expect(after.changes(to: OverlayState()) == ["/src/A.swift", "/src/B.swift"])
    }
}
