import ArgumentParser

/// `caret doctor`: reports installed and missing dependencies.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Reports installed dependencies with their versions, and how to install missing ones.")

    @Flag(help: "Writes JSON.")
    var json = false

    func run() throws {
        let report = Doctor().examine()
        print(json ? try report.json : report.text)
        let missing = report.missingPackages
        guard report.isHealthy else {
            if !missing.isEmpty { Console.writeError("missing: apt-get install \(missing.joined(separator: " "))") }
            throw ExitCode(1)
        }
    }
}
