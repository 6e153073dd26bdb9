import Foundation

/// Runs the script of a phase and waits for its end. The script inherits the output streams of this program.
struct PhaseScript {
    var phase: BuildPhase
    var script: URL

    func run(in folder: URL, environment: [String: String]) throws(StepError) {
        let process: Process
        do {
            process = try start(script, [], folder, environment)
        } catch {
            // Run a script without an interpreter line with the shell, as shells do.
            guard let shell = try? hasNoInterpreter ? start(URL(fileURLWithPath: "/bin/sh"), [script.path], folder, environment) : nil
            else { throw .cannotStart(name: phase.name, path: phase.path, reason: error.localizedDescription) }
            process = shell
        }
        process.waitUntilExit()
        let code = process.terminationStatus
        if process.terminationReason == .uncaughtSignal {
            throw .phaseFailed(name: phase.name, path: phase.path, how: "ended by signal \(code)")
        }
        guard code == 0 else { throw .phaseFailed(name: phase.name, path: phase.path, how: "exit code \(code)") }
    }

    private func start(_ program: URL, _ arguments: [String], _ folder: URL, _ environment: [String: String]) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }

    private var hasNoInterpreter: Bool {
        guard let file = try? FileHandle(forReadingFrom: script) else { return false }
        let start = (try? file.read(upToCount: 4)) ?? Data()
        return !start.starts(with: Data("#!".utf8)) && !start.starts(with: Data([0x7f, 0x45, 0x4c, 0x46]))
    }
}
