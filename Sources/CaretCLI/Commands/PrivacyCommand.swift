import ArgumentParser
import Foundation
import Platform

/// `caret privacy`: lists the user's answers to the apps' questions for permissions, and `caret privacy reset` removes
/// them.
struct PrivacyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy", abstract: "Lists what apps are allowed to use, and lets them ask again.",
        subcommands: [List.self, Reset.self], defaultSubcommand: List.self)

    /// `caret privacy list`.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the answers of each app.")

        @Flag(help: "Writes JSON.")
        var json = false

        func run() throws {
            print(try PermissionFiles(environment: ProcessInfo.processInfo.environment).report(isJSON: json))
        }
    }

    /// `caret privacy reset`.
    struct Reset: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset", abstract: "Removes answers, so that the next launch of the app asks again.")

        @Argument(help: "The bundle identifier of the app, or its program's name; all apps by default.")
        var app: String?

        func run() throws {
            let removed = try PermissionFiles(environment: ProcessInfo.processInfo.environment).reset(app)
            print(removed.isEmpty ? "No app has answers." : removed.map { "\($0) asks again." }.joined(separator: "\n"))
        }
    }
}
