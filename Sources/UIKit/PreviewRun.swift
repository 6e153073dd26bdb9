import Foundation
import Platform
import UIKitCore

/// The part of a run in which a program lists its previews, or shows one of them in place of the app.
///
/// `caret preview` sets the environment variables: `CARET_PREVIEWS` is the path of the list, and `CARET_PREVIEW` is the
/// number of the preview to show, from 0 on. One process draws one preview, so that a preview that traps ends no
/// other.
@MainActor enum PreviewRun {
    static let listVariable = "CARET_PREVIEWS"
    static let numberVariable = "CARET_PREVIEW"

    /// Writes the list of previews as JSON and exits with 0, if the environment requests it.
    static func writeListIfRequested(_ environment: [String: String]) {
        guard let path = environment[listVariable], !path.isEmpty else { return }
        let list = Preview.all.map { entry -> PreviewDescription in
            let preview = entry.make()
            return PreviewDescription(
                file: entry.file, line: entry.line, name: preview.name, orientation: preview.orientation?.rawValue,
                width: preview.fixedSize.map { Self.side($0.width) }, height: preview.fixedSize.map { Self.side($0.height) })
        }
        do {
            try JSONEncoder().encode(list).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            ApplicationRun.fail("\(path) cannot be written: \(error.localizedDescription)")
        }
        exit(0)
    }

    /// Returns a side of a screen in whole points.
    private static func side(_ length: CGFloat) -> Int {
        let limits = DisplayLimits.side
        guard length.isFinite else { return limits.lowerBound }
        return min(max(Int(min(length, 1e6).rounded(.up)), limits.lowerBound), limits.upperBound)
    }

    /// Returns the preview that the environment requests; `nil` for none.
    ///
    /// - Throws: An error if there is no preview with the number.
    static func preview(_ environment: [String: String]) throws(LaunchOptions.InvalidValue) -> Preview? {
        guard let text = environment[numberVariable], !text.isEmpty else { return nil }
        let all = Preview.all
        guard let number = Int(text), all.indices.contains(number) else {
            throw LaunchOptions.InvalidValue(
                name: numberVariable, value: text, rule: "the number of a preview from 0 on; the program has \(all.count)")
        }
        return all[number].make()
    }
}
