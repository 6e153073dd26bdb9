import Foundation

/// Runs the phases of a target in order. A phase runs only if one of its declared files has changed.
struct PhaseRunner {
    var context: PhaseContext
    var folder: BuildPhaseFolder
    /// The outputs that SwiftPM knew when it made the plan for this build.
    var planned: [String]
    var log: (String) -> Void

    /// Runs the phases whose files have changed.
    func run() throws {
        try reportProblems()
        try FileManager.default.createDirectory(at: context.outputFolder, withIntermediateDirectories: true)
        for (phase, inputs) in try phasesWithInputs() where needsRun(phase, inputs) {
            try run(phase, inputs)
        }
        try LateOutputs(context: context, planned: planned, declared: folder.outputs).write()
    }

    /// Logs what a build would do, without running the phases.
    func dryRun() throws {
        try reportProblems()
        for (phase, inputs) in try phasesWithInputs() {
            log("\(phase.name): \(needsRun(phase, inputs) ? "runs" : "is up to date") (\(phase.path))")
            for input in inputs { log("  reads \(input.path)") }
            for output in phase.head.outputs { log("  writes \(context.output(output.value).path)") }
        }
    }

    private func reportProblems() throws {
        for problem in folder.problems { log(problem.description) }
        if folder.problems.contains(where: { $0.severity == .error }) { throw StepError.reported }
    }

    /// Returns the phases with their inputs. Checks first that all inputs exist, so that no phase runs if a later one
    /// would fail because of a missing input.
    private func phasesWithInputs() throws -> [(BuildPhase, [URL])] {
        var producedOutputs: Set<String> = []
        var problems: [Problem] = []
        let result = folder.phases.map { phase in
            let inputs = phase.head.inputs.map { input in
                let url = context.input(input.value, madeBefore: producedOutputs)
                if !producedOutputs.contains(input.value), !FileManager.default.fileExists(atPath: url.path) {
                    let text = "the input '\(input.value)' does not exist"
                    problems.append(Problem(severity: .error, file: phase.path, line: input.line, text: text))
                }
                return url
            }
            producedOutputs.formUnion(phase.head.outputs.map(\.value))
            return (phase, inputs)
        }
        for problem in problems { log(problem.description) }
        if !problems.isEmpty { throw StepError.reported }
        return result
    }

    private func needsRun(_ phase: BuildPhase, _ inputs: [URL]) -> Bool {
        if phase.runsInEveryBuild { return true }
        let outputs = outputs(of: phase)
        guard outputs.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) }) else { return true }
        return PhaseRecord(at: recordURL(of: phase)) != record(of: phase, inputs).with(outputs: outputs)
    }

    private func run(_ phase: BuildPhase, _ inputs: [URL]) throws {
        log("\(phase.name)…")
        try? FileManager.default.removeItem(at: recordURL(of: phase))
        let outputs = outputs(of: phase)
        for output in outputs {
            try FileManager.default.createDirectory(at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        // Record the inputs before the run, because the script may not read changes that are made while it runs.
        let inputRecord = record(of: phase, inputs)
        let clock = ContinuousClock()
        let start = clock.now
        try PhaseScript(phase: phase, script: script(of: phase))
            .run(in: context.package, environment: context.environment(for: phase, inputs: inputs))
        let time = Self.seconds(clock.now - start)
        for entry in phase.head.outputs where !FileManager.default.fileExists(atPath: context.output(entry.value).path) {
            throw StepError.outputMissing(name: phase.name, path: phase.path, output: entry.value)
        }
        try inputRecord.with(outputs: outputs).write(to: recordURL(of: phase))
        log("\(phase.name): \(time)")
    }

    /// Returns a duration as text, such as `0.12 s`.
    static func seconds(_ duration: Duration) -> String {
        String(format: "%.2f s", Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
    }

    private func script(of phase: BuildPhase) -> URL { context.package.appendingPathComponent(phase.path) }

    private func record(of phase: BuildPhase, _ inputs: [URL]) -> PhaseRecord {
        PhaseRecord(of: phase, script: script(of: phase), inputs: inputs)
    }

    private func outputs(of phase: BuildPhase) -> [URL] { phase.head.outputs.map { context.output($0.value) } }

    private func recordURL(of phase: BuildPhase) -> URL {
        context.workFolder.appendingPathComponent("Records/\(PlanInvalidation.checksum(of: [phase.path])).txt")
    }
}
