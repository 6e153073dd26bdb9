/// The fonts that an app brings along: those that `UIAppFonts` of its Info.plist names.
enum AppFonts {
    /// Files are registered when somebody first asks for a font by name; one that is broken is reported, and the others are taken.
    private static let registered: Void = {
        let folders = AppInfo.main.fonts.isEmpty ? [] : AssetFolders.ofProgram
        for file in AppInfo.main.fonts {
            let places = folders.lazy.map { $0.appendingPathComponent(file) }
            let found = Bundle.main.url(forResource: file, withExtension: nil)
            guard let url = found ?? places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                Diagnostics.report("font.missing-file", "UIAppFonts names \(file), which is not in the app's resources.")
                continue
            }
            do { try TextEngine.shared.register(url.path) } catch { Diagnostics.report("font.broken", "\(error)") }
        }
    }()

    static func ready() { registered }

    static func faces() -> [FontFace] {
        registered
        return TextEngine.shared.faces()
    }
}
