import Foundation

/// Checks whether the machine has the dependencies that Caret needs to build, to draw text, and to show windows and
/// web pages.
package struct Doctor {
    /// The minimum version of Swift that can build Caret.
    package static let oldestSwift = (major: 6, minor: 2)

    private let environment: [String: String]
    /// Runs a program and returns its output; `nil` if the program fails.
    private let output: (String, [String]) -> String?
    private let path: (String) -> String?
    private let sdk: InstalledSDK?

    /// Makes a doctor that examines this machine.
    package init() {
        self.init(
            environment: ProcessInfo.processInfo.environment, output: Programs.output, path: { Programs.path(of: $0) },
            sdk: try? InstalledSDK.find())
    }

    /// Makes a doctor with an environment and functions that tests supply.
    package init(
        environment: [String: String], output: @escaping (String, [String]) -> String?, path: @escaping (String) -> String?,
        sdk: InstalledSDK? = nil
    ) {
        self.environment = environment
        self.output = output
        self.path = path
        self.sdk = sdk
    }

    package func examine() -> DoctorReport {
        DoctorReport(findings: [swift] + sdkFindings + libraries + pictures + fonts + screens)
    }

    // MARK: - Swift and libraries

    private var swift: Finding {
        let line = output("swift", ["--version"])?.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init)
        guard let line, let version = Self.version(in: line) else { return Finding("swift", found: nil) }
        guard version >= Self.oldestSwift else {
            let requiredVersion = "\(Self.oldestSwift.major).\(Self.oldestSwift.minor)"
            return Finding("swift \(requiredVersion) or later (this is \(version.major).\(version.minor))", found: nil)
        }
        return Finding("swift", found: line)
    }

    /// The findings for the SDK: its version and folder, its compiler, and its rewriter.
    private var sdkFindings: [Finding] {
        guard let sdk else {
            return [
                Finding(
                    "Swift SDK", need: .optional("packages must depend on Caret; `make sdk` in a checkout of Caret installs it"), found: nil
                )
            ]
        }
        let own = Finding("Swift SDK", found: "\(sdk.version) in \(sdk.folder)")
        let compiler = output("swiftc", ["--version"])?.split(separator: "\n").first.map(String.init)
        let match =
            compiler == sdk.compiler
            ? Finding("compiler of the SDK", found: sdk.compiler)
            : Finding("compiler of the SDK (\(sdk.compiler)); rebuild the SDK with `make sdk` in a checkout of Caret", found: nil)
        let rewriter = Finding("rewriter of the SDK", need: .optional("sources are compiled as they are"), found: sdk.rewriter)
        return [own, match, rewriter]
    }

    /// Returns the major and minor version number after `Swift version` in a line.
    package static func version(in line: String) -> (major: Int, minor: Int)? {
        guard let match = line.firstMatch(of: /Swift version (\d+)\.(\d+)/), let major = Int(match.1), let minor = Int(match.2)
        else { return nil }
        return (major, minor)
    }

    /// The names of libraries for pkg-config, and their Debian packages.
    private static let libraryPackages = [
        ("cairo", "libcairo2-dev"), ("pangocairo", "libpango1.0-dev"), ("libturbojpeg", "libturbojpeg0-dev"), ("libpng", "libpng-dev"),
        ("gdk-pixbuf-2.0", "libgdk-pixbuf-2.0-dev"), ("libisal", "libisal-dev"), ("sdl2", "libsdl2-dev"),
        ("sqlite3", "libsqlite3-dev"),
    ]

    private var libraries: [Finding] {
        let tool = Finding("pkg-config", found: version(of: "pkg-config", ["--version"]), package: "pkg-config")
        // The package has no file for pkg-config.
        let physics = Finding(
            "chipmunk", found: version(of: "dpkg-query", ["-W", "libchipmunk-dev"]), package: "libchipmunk-dev")
        return [tool]
            + Self.libraryPackages.map { name, package in
                Finding(name, found: version(of: "pkg-config", ["--modversion", name]), package: package)
            } + [physics]
    }

    // MARK: - Pictures

    /// The image formats that gdk-pixbuf can read, with the names of their types and the Debian packages of their
    /// loaders. JPEG and PNG need no package.
    private static let pictureFormats = [
        ("GIF", "gif", "libgdk-pixbuf-2.0-0"), ("BMP", "bmp", "libgdk-pixbuf-2.0-0"), ("TIFF", "tiff", "libgdk-pixbuf-2.0-0"),
        ("WebP", "webp", "webp-pixbuf-loader"), ("HEIC", "heic", "heif-gdk-pixbuf"), ("AVIF", "avif", "heif-gdk-pixbuf"),
        ("SVG", "svg+xml", "librsvg2-common"),
    ]

    /// The findings for image formats. The query tool of gdk-pixbuf lists each loader with its media types in
    /// quotation marks.
    private var pictures: [Finding] {
        let queryTool = version(of: "pkg-config", ["--variable=gdk_pixbuf_query_loaders", "gdk-pixbuf-2.0"])
        let loaders = queryTool.flatMap { output($0, []) } ?? ""
        let documents = Finding(
            "PDF pictures", need: .optional("their places stay empty"), found: path("pdftocairo"), package: "poppler-utils")
        return Self.pictureFormats.map { name, type, package in
            Finding(
                "\(name) pictures", need: .optional("their places stay empty"),
                found: loaders.contains("\"image/\(type)\"") ? "read by gdk-pixbuf" : nil, package: package)
        } + [documents]
    }

    // MARK: - Fonts

    /// The font families, with their purposes and Debian packages. The first family is the system font.
    private static let fontPackages: [(family: String, need: Finding.Need, package: String)] = [
        ("Inter", .required, "fonts-inter"),
        ("JetBrains Mono", .optional("monospaced text"), "fonts-jetbrains-mono"),
        ("Noto Sans", .optional("other scripts"), "fonts-noto-core"),
        ("Noto Sans CJK JP", .optional("Chinese, Japanese and Korean"), "fonts-noto-cjk"),
        ("Noto Color Emoji", .optional("emoji"), "fonts-noto-color-emoji"),
        ("Liberation Sans", .optional("Helvetica, Arial, Courier"), "fonts-liberation"),
        ("DejaVu Sans Mono", .optional("Menlo"), "fonts-dejavu-core"),
    ]

    private var fonts: [Finding] {
        let tool = Finding("fc-list", need: .optional("fonts cannot be looked for"), found: path("fc-list"), package: "fontconfig")
        guard tool.found != nil else { return [tool] }
        return Self.fontPackages.map { font in
            let count = output("fc-list", [":family=\(font.family)", "file"])?.split(separator: "\n").count ?? 0
            let found = count == 0 ? nil : count == 1 ? "1 file" : "\(count) files"
            return Finding("font \(font.family)", need: font.need, found: found, package: font.package)
        }
    }

    // MARK: - Screens

    private var screens: [Finding] {
        let displays = ["DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
        }
        let browser = ["chromium", "chromium-browser", "google-chrome", "firefox"].compactMap(path).first
        return [
            Finding(
                "display", need: .optional("applications are shown in the browser"),
                found: displays.isEmpty ? nil : displays.joined(separator: " ")),
            Finding("browser", need: .optional("the web back end's own tests skip"), found: browser, package: "chromium"),
            Finding("Xvfb", need: .optional("the window back end's own tests skip"), found: path("Xvfb"), package: "xvfb"),
            Finding(
                "xdotool", need: .optional("the tests that work a window by its mouse skip"), found: path("xdotool"), package: "xdotool"),
        ]
    }

    private func version(of program: String, _ arguments: [String]) -> String? {
        output(program, arguments)?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
