/// The fonts in the app's resources that `UIAppFonts` in its Info.plist lists.
enum AppFonts {
    /// Registers the files at the first request for a font by name. A broken file is reported, and the other files
    /// are registered.
    private static let registration: Void = {
        let folders = AppInfo.main.fonts.isEmpty ? [] : AssetFolders.ofProgram
        for file in AppInfo.main.fonts {
            let candidates = folders.lazy.map { $0.appendingPathComponent(file) }
            let bundleURL = Bundle.main.url(forResource: file, withExtension: nil)
            guard let url = bundleURL ?? candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                Diagnostics.report("font.missing-file", "UIAppFonts names \(file), which is not in the app's resources.")
                continue
            }
            do { try TextEngine.shared.register(url.path) } catch { Diagnostics.report("font.broken", "\(error)") }
        }
    }()

    static func registerIfNeeded() { registration }

    static func faces() -> [FontFace] {
        registration
        return TextEngine.shared.faces()
    }
}
