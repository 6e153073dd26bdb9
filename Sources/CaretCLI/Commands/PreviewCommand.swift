import ArgumentParser
import Foundation
import Platform

/// `caret preview`: builds a package, and draws its previews. Each one is drawn by a process of its own, so that a
/// preview that traps ends no other.
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Draws each #Preview of a package.",
        usage: "caret preview [<path or product>] [--out <folder>] [--filter <text>] [--json] [<options>]")

    @Argument(help: "The folder of a package, or an executable product. A package without one is drawn by a program of caret.")
    var product: String?

    @OptionGroup var package: PackageOptions

    @OptionGroup var screen: ScreenOptions

    @Option(help: "The folder of the pictures. (default: previews in the build folder)")
    var out: String?

    @Option(help: "Draws only previews whose name or file contains the text.")
    var filter: String?

    @Option(help: "The most seconds to wait for what is pending in a preview.")
    var limit = SettleLimit.standardSeconds

    @Flag(help: "Writes the list of previews as JSON.")
    var json = false

    func validate() throws {
        try SnapshotCommand.check(limit: limit)
        guard out?.isEmpty != true else { throw ValidationError("--out needs the name of a folder.") }
    }

    func run() throws {
        let (place, build) = try package.build(product)
        guard case .sdk(var sdk) = build else { throw CLIError.previewsNeedSDK(package: place.folder) }
        let name =
            if place.product == nil, sdk.package.manifest.executables.isEmpty {
                try PreviewProgram.add(to: &sdk)
            } else {
                try sdk.executable(place.product)
            }
        let program = try sdk.build(name, configuration: package.configuration)
        let folder = out ?? sdk.work + "/previews"
        try FolderWriter.makeFolder(folder)
        let list = PreviewList(program: program, environment: ProcessInfo.processInfo.environment)
        let all = try list.read(to: folder + "/.previews.json")
        guard !all.isEmpty else { throw CLIError.noPreviews(package: place.folder) }
        let results = try draw(PreviewList.chosen(all, filter), of: program, in: folder)
        if json { print(try PreviewList.json(results)) }
        guard results.allSatisfy({ $0.picture != nil }) else { throw ExitCode(1) }
    }

    private func draw(_ previews: [PreviewList.Entry], of program: String, in folder: String) throws -> [PreviewList.Result] {
        try previews.map { entry in
            let picture = URL(fileURLWithPath: folder).appendingPathComponent(entry.fileName).path
            // A picture of an earlier run could be mistaken for a new one.
            try? FileManager.default.removeItem(atPath: picture)
            let child = ChildProcess(
                program: program, arguments: [],
                environment: environment(over: ProcessInfo.processInfo.environment, entry, picture: picture))
            let status = try child.run(limit: limit + SnapshotCommand.grace)
            let isDrawn = status == 0 && FileManager.default.fileExists(atPath: picture)
            if !json { print("\(entry.place): \(isDrawn ? picture : "not drawn; the program ended with \(status)")") }
            return PreviewList.Result(entry: entry, picture: isDrawn ? picture : nil)
        }
    }

    /// Returns the environment for the program that draws a preview. Options of the command line come before traits.
    func environment(over inherited: [String: String], _ entry: PreviewList.Entry, picture: String) -> [String: String] {
        var result = screen.environment(over: inherited)
        result["CARET_BACKEND"] = BackendName.headless.rawValue
        result["CARET_PREVIEW"] = String(entry.number)
        result["CARET_SNAPSHOT"] = picture
        result["CARET_SNAPSHOT_AT"] = nil
        result["CARET_FRAME"] = nil
        result["CARET_SETTLE_LIMIT"] = String(limit)
        // Xcode sets this variable, too. Apps check it to omit work that a preview does not need.
        result["XCODE_RUNNING_FOR_PREVIEWS"] = "1"
        let description = entry.description
        if screen.size == nil, let width = description.width, let height = description.height {
            // A screen with the size of the preview keeps the scale of the device.
            if result["CARET_SCALE"] == nil, let device = result["CARET_DEVICE"].flatMap(DeviceProfile.named) {
                result["CARET_SCALE"] = String(Int(device.metrics.scale))
            }
            for name in ["CARET_DEVICE", "CARET_SAFE_AREA"] { result[name] = nil }
            result["CARET_SIZE"] = "\(width)x\(height)"
        } else if screen.orientation == nil, let orientation = description.orientation {
            result["CARET_ORIENTATION"] = orientation
        }
        return result
    }
}
