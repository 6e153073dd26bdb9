import CaretTesting
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The app's entries in `Bundle.main`.
@MainActor @Suite(.app) struct MainBundleInfoTests {
    /// An About screen, which reads the version at launch.
    private final class AboutDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var version: String?

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
            let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
            version = "\(name ?? "?") (\(build ?? "?"))"
            return true
        }
    }

    @Test func `R111 the app reads the version that git describes from its main bundle, from its first method on`() async throws {
        let delegate = AboutDelegate()
        _ = try await TestApp.launch(delegate)
        #expect(delegate.version == "1.4.0 (7)")
        #expect(Bundle.main.infoDictionary?["CFBundleVersion"] as? String == "7")
    }

    @Test func `R111 the app's Info.plist reaches the main bundle, and git's version takes precedence over the file's`() throws {
        let folder = try TestFolder.make(suffix: ".resources")
        let file = folder.appendingPathComponent("Settings/Info.plist")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let entries: [String: Any] = ["CFBundleDisplayName": "Bücher", "CFBundleVersion": "1", "Years": [2025, 2026]]
        try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0).write(to: file)
        let info = try #require(AppInfo.read(in: [folder]))
        MainBundleInfo.add(info, modules: [String(#fileID.prefix { $0 != "/" }), "UIKitCore"])
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Bücher")
        #expect(Bundle.main.object(forInfoDictionaryKey: "Years") as? [Int] == [2025, 2026])
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String == "7")
    }

    @Test func `R111 a module without the plugin adds nothing`() {
        #expect(MainBundleInfo.entries(of: "UIKitCore").isEmpty && MainBundleInfo.entries(of: "NoSuchModule").isEmpty)
    }
}

/// The same class as the plugin BuildInfo writes: BuildInfoFileTests compares both.
final class CaretInfoEntry: CaseIterable, CustomStringConvertible, Sendable {
    let description: String

    private init(_ description: String) { self.description = description }

    static let allCases = [
        CaretInfoEntry("CFBundleShortVersionString=1.4.0"),
        CaretInfoEntry("CFBundleVersion=7"),
    ]
}
