/// The reason why pictures cannot be compared.
enum FidelityError: Error, Equatable, CustomStringConvertible {
    /// The arguments are not a folder of pictures, a folder for results, and programs.
    case usage
    /// The folder of pictures cannot be read.
    case noFolder(path: String, reason: String)
    /// The folder has no recorded picture.
    case noPictures(path: String)
    /// A file is not a picture, or is damaged.
    case unreadable(path: String, reason: String)
    /// The file of line breaks of a recorded picture, or the list of texts of a drawing, is damaged.
    case badRecord(path: String, reason: String)
    /// A recorded picture has no drawing.
    case noDrawing(name: String)
    /// A drawing has no recorded picture.
    case noRecording(name: String)
    /// A program could not be started, or exited with a status other than 0.
    case program(path: String, reason: String)
    /// A result could not be written.
    case unwritable(path: String, reason: String)

    /// The error as text.
    var description: String {
        switch self {
        case .usage: "usage: Fidelity PICTURES RESULTS [--document FILE SECTION] PROGRAM…"
        case .noFolder(let path, let reason): "the folder \(path) cannot be read: \(reason)"
        case .noPictures(let path): "there is no recorded picture in \(path); put each at GROUP/NAME.png"
        case .unreadable(let path, let reason): "\(path) is no picture: \(reason)"
        case .badRecord(let path, let reason): "\(path) cannot be read: \(reason)"
        case .noDrawing(let name): "no program draws '\(name)'"
        case .noRecording(let name): "'\(name)' is drawn, but there is no recorded picture \(name).png"
        case .program(let path, let reason): "the program \(path) failed: \(reason)"
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        }
    }
}
