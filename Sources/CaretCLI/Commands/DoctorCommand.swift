import ArgumentParser

/// `caret doctor`: what is installed, and what is missing.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Says what is installed and in which version, and how to get what is missing.")

    func run() throws {
        let report = Doctor().examine()
        print(report.text)
        let missing = report.missingPackages
        guard report.isHealthy else {
            if !missing.isEmpty { Console.complain("missing: apt-get install \(missing.joined(separator: " "))") }
            throw ExitCode(1)
        }
    }
}
