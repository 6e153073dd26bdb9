import Foundation
import Testing

@testable import caret_build_step

/// A head comment that changed after SwiftPM had planned the build.
@Suite struct LateOutputsTests {
    private func late(_ scratch: Scratch, planned: [String], declared: [String]) throws {
        let context = PhaseContext(package: scratch.url, target: "App", workFolder: scratch.path("work"), environment: [:])
        try PlanInvalidation(workFolder: context.workFolder).link(to: scratch.path("Scripts/BuildPhases"))
        try LateOutputs(context: context, planned: planned, declared: declared).write()
    }

    private func marks(_ scratch: Scratch) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: scratch.path("work/plan").path).filter { $0.hasPrefix("outputs-") }
    }

    @Test func aNewSwiftFileIsCompiledInThisBuildAndPlannedInTheNext() throws {
        let scratch = try Scratch()
        try scratch.write("let new = 1", to: "work/Derived/New.swift")
        try late(scratch, planned: [], declared: ["New.swift"])
        let spare = try scratch.read("work/BuildPhases.swift")
        #expect(spare.contains("#sourceLocation(file: \"\(scratch.path("work/Derived/New.swift").path)\", line: 1)\nlet new = 1\n"))
        #expect(try marks(scratch).count == 1)
        try late(scratch, planned: ["New.swift"], declared: ["New.swift"])
        #expect(try !scratch.read("work/BuildPhases.swift").contains("let new"))
        #expect(try marks(scratch).count == 1)
    }

    @Test func aPlannedFileThatIsNoLongerWrittenIsEmpty() throws {
        let scratch = try Scratch()
        try scratch.write("let old = 1", to: "work/Derived/Old.swift")
        try late(scratch, planned: ["Old.swift", "old.json"], declared: [])
        #expect(try !scratch.read("work/Derived/Old.swift").contains("let old"))
        #expect(try scratch.read("work/Derived/old.json") == "")
        let mark = try marks(scratch)
        try late(scratch, planned: ["Old.swift"], declared: [])
        #expect(try marks(scratch) == mark)
    }

    @Test func aNewResourceRequiresAnotherBuild() throws {
        let scratch = try Scratch()
        try scratch.write("{}", to: "work/Derived/new.json")
        #expect(throws: StepError.lateResource("new.json")) { try late(scratch, planned: [], declared: ["new.json"]) }
        #expect(try marks(scratch).count == 1)
    }

    @Test func differentOutputsLeaveDifferentMarks() throws {
        #expect(PlanInvalidation.checksum(of: ["a", "b"]) != PlanInvalidation.checksum(of: ["ab"]))
        #expect(PlanInvalidation.checksum(of: []) == "cbf29ce484222325")
    }
}
