internal import Platform
internal import Preconditions
internal import UIKitCore

/// The text in Info.plist that explains to the user why the app needs the voice assistant.
enum UsageText {
    /// Stops the program if the text is missing, as iOS does.
    static func require() { require(in: Bundle.main.infoDictionary ?? [:], isTest: AppContainer.testContainer != nil) }

    /// - Parameters:
    ///   - info: The Info.plist.
    ///   - isTest: Whether a test runs. Its program is not the app, so that Info.plist may be missing.
    static func require(in info: [String: Any], isTest: Bool) {
        if isTest, info["CFBundleIdentifier"] == nil { return }
        let text = info["NSSiriUsageDescription"] as? String
        precondition(
            text?.isEmpty == false,
            """
            INPreferences: Info.plist has no text for NSSiriUsageDescription. An app that uses the voice assistant must explain \
            to the user why. Add the key with a text.
            """)
    }
}
