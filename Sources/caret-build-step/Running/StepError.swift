/// The reason why the build stops.
enum StepError: Error, Equatable {
    /// The problems have already been reported, each on its own line.
    case reported
    case phaseFailed(name: String, path: String, how: String)
    case outputMissing(name: String, path: String, output: String)
    case cannotStart(name: String, path: String, reason: String)
    /// An output other than a Swift file was added after SwiftPM had planned the build.
    case lateResource(String)
    case wrongArguments(String)

    var description: String {
        switch self {
        case .reported: "build phases have errors"
        case .phaseFailed(let name, let path, let how): "\(path): error: the build phase '\(name)' failed: \(how)"
        case .outputMissing(let name, let path, let output):
            "\(path): error: the build phase '\(name)' did not write its output '\(output)' to $DERIVED_FILE_DIR"
        case .cannotStart(let name, let path, let reason): "\(path): error: the build phase '\(name)' cannot be started: \(reason)"
        case .lateResource(let output): "error: the output '\(output)' is new since this build was planned; build once more"
        case .wrongArguments(let text): "error: caret-build-step: \(text)"
        }
    }
}
