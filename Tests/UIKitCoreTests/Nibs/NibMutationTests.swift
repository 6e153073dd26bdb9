import CaretTesting
import Testing
import UIKit

@testable import UIKitCore

private let isWanted = ProcessInfo.processInfo.environment["CARET_SLOW_TESTS"] == "1"

/// Spoiled files are answered by objects, reports or a typed error; never by a crash, and in bounded time.
///
/// Each attempt ends in itself, so that the test can only fail by a trap, which names the seed's file, or by its limit of time.
@MainActor @Suite(.app, .timeLimit(.minutes(10)), .enabled(if: isWanted, "slow; set CARET_SLOW_TESTS=1")) struct NibMutationTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let isSlow = environment["CARET_SLOW_TESTS"] == "1"
    private nonisolated static let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Nibs/Resources")

    @Test(arguments: [NibFixture.everyKind, NibFixture.everyController])
    func spoiledFixturesAreAnswered(_ text: String) throws {
        #expect(try outcomes(text, seeds: 0..<(Self.isSlow ? 4000 : 300)).keys.count > 1)
    }

    @Test(arguments: ["Main.storyboard", "AboutViewController.xib"])
    func spoiledRealFilesAreAnswered(_ name: String) throws {
        let text = try String(contentsOf: Self.resources.appendingPathComponent(name), encoding: .utf8)
        #expect(try outcomes(text, seeds: 0..<(Self.isSlow ? 1500 : 60)).keys.count > 1)
    }

    /// Other people's files, which are not in the repository: `CARET_NIBS` names a folder.
    @Test(.enabled(if: environment["CARET_NIBS"] != nil)) func spoiledFilesOfOthersAreAnswered() throws {
        let folder = URL(fileURLWithPath: Self.environment["CARET_NIBS"] ?? "")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        for file in files where ["xib", "storyboard"].contains(file.pathExtension) {
            guard let text = try? String(contentsOf: file, encoding: .utf8), text.count < 60_000 else { continue }
            _ = try outcomes(text, seeds: 0..<8)
        }
    }

    /// How often each kind of answer was given.
    private func outcomes(_ text: String, seeds: Range<Int>) throws -> [String: Int] {
        var result: [String: Int] = [:]
        let trace = FileManager.default.temporaryDirectory.appendingPathComponent("caret-nib-mutation-\(getpid()).xml")
        for seed in seeds {
            let spoiled = Data(NibMutation.spoiled(text, seed: seed).utf8)
            // A trap leaves the file behind that it is for.
            if Self.isSlow { try spoiled.write(to: trace) }
            result[answer(to: spoiled, mode: seed % 2 == 0 ? .tolerant : .strict), default: 0] += 1
        }
        try? FileManager.default.removeItem(at: trace)
        return result
    }

    private func answer(to data: Data, mode: NibSession.Mode) -> String {
        do throws(NibError) {
            let source = try NibSource(data: data, file: "a.storyboard", bundle: nil)
            guard source.document.kind == .storyboard else {
                let session = NibSession(source, owner: NibOwner(), mode: mode)
                for element in source.document.objects { (session.make(element) as? UIView).map(lay) }
                try session.finish()
                return "made"
            }
            let storyboard = try UIStoryboard(found: source, mode: mode)
            for scene in source.document.scenes {
                guard let id = scene.controller.id else { continue }
                let controller = try storyboard.controller(id: id)
                try controller.loadViewFromNib()
                // Screens in containers load when they are laid out, and trap then for what was thrown before.
                if mode == .tolerant { controller.viewIfLoaded.map(lay) }
            }
            return "made"
        } catch {
            return "\(error)".isEmpty ? "nothing" : "error"
        }
    }

    private func lay(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.layoutIfNeeded()
    }
}
