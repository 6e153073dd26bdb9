import Foundation

/// Writes a line without buffering, so that lines and the output of scripts appear in the right order.
func log(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

do {
    try Step(arguments: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment, log: log).run()
} catch StepError.reported {
    exit(1)
} catch {
    log((error as? StepError)?.description ?? "error: \(error.localizedDescription)")
    exit(1)
}
