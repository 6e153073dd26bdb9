import ArgumentParser
import Foundation
import Platform

/// `caret snapshot`: builds a product, runs it headless until it is idle, and writes a picture. A nib is shown
/// without the code of its app.
struct SnapshotCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Writes a PNG of an application, or of a nib, once nothing is pending in it.",
        usage: """
            caret snapshot [<path or product>] [--out <file>] [--limit <seconds>] [--frame] [<options>] [-- <arguments>]
            caret snapshot <file> [--scene <identifier>] [--out <file>] [<options>]
            """)

    /// The additional time for an application to start, draw and write, in seconds. After the limit and this time,
    /// the application is killed.
    static let grace: TimeInterval = 30

    @Argument(
        help: "The folder of a package, one of its executable products, or a .xib or .storyboard file, which is shown without its code.")
    var product: String?

    @OptionGroup var package: PackageOptions

    @OptionGroup var screen: ScreenOptions

    @Option(help: "storyboards: the identifier of the scene to show. (default: the initial one, else the first)")
    var scene: String?

    @Option(help: "The PNG file to write. (default: <product>.png)")
    var out: String?

    @Option(help: "The most seconds to wait for what is pending.")
    var limit = SettleLimit.standardSeconds

    @Option(help: "The moment of the picture, in seconds of the frame clock. (default: once nothing moves)")
    var at: Double?

    @Flag(help: "Draws the device around the picture.")
    var frame = false

    @Argument(parsing: .postTerminator, help: "What follows -- are the application's arguments.")
    var arguments: [String] = []

    func validate() throws {
        try Self.check(limit: limit)
        guard at.map({ $0 >= 0 && $0 < 1e6 }) ?? true else {
            throw ValidationError("--at \(at ?? 0): the moment is at least 0 and less than 1,000,000 seconds.")
        }
        guard !frame || screen.size == nil else {
            throw ValidationError("--frame is drawn around a device; a screen of --size has no body. Give --device instead.")
        }
        guard out?.isEmpty != true else { throw ValidationError("--out needs the name of a file.") }
        guard scene == nil || isNib else {
            throw ValidationError("--scene is for .storyboard files, not for the product '\(product ?? "")'.")
        }
    }

    /// Checks the option `--limit`, which several commands have.
    static func check(limit: Double) throws {
        guard limit > 0, limit <= 3600 else {
            throw ValidationError("--limit \(limit): the limit is more than 0 and at most 3600 seconds.")
        }
    }

    func run() throws {
        try Self.check(target)
        let (program, name) = try program()
        let target = out == nil ? URL(fileURLWithPath: name + ".png") : target
        // Remove an older picture, because it could be mistaken for the new one.
        try? FileManager.default.removeItem(at: target)
        let child = ChildProcess(
            program: program, arguments: childArguments,
            environment: environment(over: ProcessInfo.processInfo.environment, target: target))
        let status = try child.run(limit: limit + Self.grace)
        guard status == 0 else { throw ExitCode(status) }
        guard FileManager.default.fileExists(atPath: target.path) else {
            throw CLIError.noPicture(product: name, path: target.path)
        }
        if out == nil { Console.writeError("wrote \(target.lastPathComponent)") }
    }

    /// Builds the program, and returns its path and the name for the picture.
    private func program() throws -> (path: String, name: String) {
        if let product, isNib {
            try NibViewer.check([product])
            return (try NibViewer.program(), URL(fileURLWithPath: product).deletingPathExtension().lastPathComponent)
        }
        let (place, build) = try package.build(product)
        let name = try build.executable(place.product)
        return (try build.build(name, configuration: package.configuration), name)
    }

    /// The URL of the picture. Without `--out`, it is a file in the current folder with the name of the product or
    /// nib.
    var target: URL {
        let file = URL(fileURLWithPath: product ?? "app")
        return URL(fileURLWithPath: out ?? (isNib ? file.deletingPathExtension() : file).lastPathComponent + ".png")
    }

    private var isNib: Bool { product.map(NibViewer.isNib) ?? false }

    /// The arguments of the child process: the application's arguments, or the nib to show.
    var childArguments: [String] {
        guard let product, isNib else { return arguments }
        return ["show", product] + (scene.map { ["--scene", $0] } ?? []) + arguments
    }

    /// Returns the environment for the application.
    func environment(over inherited: [String: String], target: URL) -> [String: String] {
        var result = screen.environment(over: inherited)
        result["CARET_BACKEND"] = BackendName.headless.rawValue
        result["CARET_SNAPSHOT"] = target.path
        result["CARET_SNAPSHOT_AT"] = at.map { String($0) }
        if frame { result["CARET_FRAME"] = "yes" }
        result["CARET_SETTLE_LIMIT"] = limit == limit.rounded() ? String(Int(limit)) : String(limit)
        return result
    }

    /// Checks whether the picture can be written, before a build that may take long.
    private static func check(_ target: URL) throws {
        var isFolder: ObjCBool = false
        let folder = target.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CLIError.cannotWrite(path: target.path, reason: "there is no folder \(folder)")
        }
        if FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder), isFolder.boolValue {
            throw CLIError.cannotWrite(path: target.path, reason: "it is a folder")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw CLIError.cannotWrite(path: target.path, reason: "the folder \(folder) is read-only")
        }
    }
}
