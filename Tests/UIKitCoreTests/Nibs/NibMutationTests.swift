import CaretTesting
import SlowTests
import Testing
import UIKit

@testable import UIKitCore

/// Corrupted files result in objects, reports or a typed error; never in a crash, and in bounded time.
///
/// Each attempt handles its own errors, so that the tests can only fail by a trap or by their time limit. A trap
/// leaves its file behind, in the temporary folder, as `caret-nib-mutation-<process>.xml`.
@MainActor @Suite(.app, .timeLimit(.minutes(60))) struct NibMutationTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Nibs/Resources")

    @Test(arguments: [NibFixture.everyKind, NibFixture.everyController])
    func corruptedFixturesAreHandled(_ text: String) throws {
        #expect(try outcomes(text, seeds: 0..<60).keys.count > 1)
    }

    @Test(arguments: ["Main.storyboard", "AboutViewController.xib"])
    func corruptedRealFilesAreHandled(_ name: String) throws {
        #expect(try outcomes(real(name), seeds: 0..<20).keys.count > 1)
    }

    @Test(.slow, arguments: [NibFixture.everyKind, NibFixture.everyController])
    func thousandsOfCorruptedFixturesAreHandled(_ text: String) throws {
        #expect(try outcomes(text, seeds: 60..<4060).keys.count > 1)
    }

    @Test(.slow, arguments: ["Main.storyboard", "AboutViewController.xib"])
    func thousandsOfCorruptedRealFilesAreHandled(_ name: String) throws {
        #expect(try outcomes(real(name), seeds: 20..<1520).keys.count > 1)
    }

    /// Other people's files, which are not in the repository: `CARET_NIBS` names a folder, `CARET_NIBS_SEEDS` the
    /// number of mutations of each file.
    @Test(.enabled(if: environment["CARET_NIBS"] != nil)) func corruptedFilesOfOthersAreHandled() throws {
        let folder = URL(fileURLWithPath: Self.environment["CARET_NIBS"] ?? "")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let seeds = Self.environment["CARET_NIBS_SEEDS"].flatMap(Int.init) ?? 8
        var total: [String: Int] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) where ["xib", "storyboard"].contains(file.pathExtension) {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.count < 60_000 else { continue }
            total.merge(try outcomes(text, seeds: 0..<seeds)) { $0 + $1 }
        }
        print("nibs of others: \(total)")
        #expect(total.keys.count > 1)
    }

    /// Returns a file of the example without its custom classes, because they are in this program and read
    /// unconnected outlets.
    private func real(_ name: String) throws -> String {
        try String(contentsOf: Self.resources.appendingPathComponent(name), encoding: .utf8)
            .replacing(#/ customClass="[^"]*"| customModule="[^"]*"| customModuleProvider="[^"]*"/#, with: "")
    }

    /// Returns the number of outcomes of each kind.
    private func outcomes(_ text: String, seeds: Range<Int>) throws -> [String: Int] {
        var result: [String: Int] = [:]
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("caret-nib-mutation-\(getpid()).xml")
        for seed in seeds {
            let spoiled = Data(NibMutation.spoiled(text, seed: seed).utf8)
            try spoiled.write(to: trace)
            result[NibAnswer.to(spoiled, mode: seed % 2 == 0 ? .tolerant : .strict), default: 0] += 1
        }
        try? FileManager.default.removeItem(at: trace)
        return result
    }
}

/// The outcome of a file with unchecked contents.
@MainActor private enum NibAnswer {
    static func to(_ data: Data, mode: NibSession.Mode) -> String {
        do throws(NibError) {
            let source = try NibSource(data: data, file: "a.storyboard", bundle: nil)
            if source.document.kind == .storyboard { try show(source, mode) } else { try make(source, mode) }
            return "made"
        } catch {
            return "\(error)".isEmpty ? "nothing" : "error"
        }
    }

    private static func make(_ source: NibSource, _ mode: NibSession.Mode) throws(NibError) {
        let session = NibSession(source, owner: NibOwner(), mode: mode)
        let objects = source.document.objects.compactMap { session.make($0) }
        try session.finish()
        for case let view as UIView in objects where view.superview == nil { show { $0.view.addSubview(view) } }
    }

    /// Shows the parts of a source. Rows and screens that are created during layout trap in throwing mode, and are
    /// shown in the other modes only.
    private static func show(_ source: NibSource, _ mode: NibSession.Mode) throws(NibError) {
        let storyboard = try UIStoryboard(source: source, mode: mode)
        for scene in source.document.scenes {
            guard let id = scene.controller.id else { continue }
            let controller = try storyboard.controller(id: id)
            try controller.loadViewFromNib()
            if mode == .tolerant, controller.parent == nil { show(controller) }
        }
    }

    private static func show(_ fill: (UIViewController) -> Void) {
        let controller = UIViewController()
        fill(controller)
        show(controller)
    }

    /// Lays a screen out in a window, and draws it. A low scale finds the same traps as a high one.
    private static func show(_ controller: UIViewController) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 0.25
        _ = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        window.rootViewController = nil
        window.isHidden = true
    }
}
