/// The reason why `caret` failed. Its description is one line.
package enum CLIError: Error, Hashable, CustomStringConvertible {
    /// The current folder contains no package.
    case noPackage(folder: String)
    /// SwiftPM could not read the package.
    case unreadablePackage(reason: String)
    /// The package has no executable product of this name.
    case unknownProduct(String, known: [String])
    case buildFailed(product: String)
    case programNotFound(String)
    /// The operating system could not start a program.
    case cannotStart(program: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// The application exited normally, but wrote no picture.
    case noPicture(product: String, path: String)
    /// A file on the command line does not exist.
    case noFile(String)
    /// The path refers to a folder instead of a file.
    case isFolder(String)
    /// The destination of a new package already exists.
    case exists(path: String)
    /// The program that shows nibs is not in the folder of `caret`, and the current folder has no package that can
    /// build it.
    case noViewer(path: String)
    /// The application did not exit within this number of seconds.
    case timedOut(program: String, seconds: Int)

    package var description: String {
        switch self {
        case .noPackage(let folder): "\(folder) is no package: it has no Package.swift."
        case .unreadablePackage(let reason): "the package cannot be read: \(reason)"
        case .unknownProduct(let name, let known):
            known.isEmpty
                ? "there is no executable product '\(name)': the package has none."
                : "there is no executable product '\(name)'. The package has: \(known.joined(separator: ", "))."
        case .buildFailed(let product): "'\(product)' could not be built."
        case .programNotFound(let name): "'\(name)' is not on the PATH. Try `caret doctor`."
        case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
        case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
        case .noPicture(let product, let path):
            "'\(product)' ended without writing \(path). Is it a UIKit application that calls UIApplicationMain?"
        case .noFile(let path): "there is no file \(path)."
        case .isFolder(let path): "\(path) is a folder; name the files in it."
        case .exists(let path): "\(path) exists already; name another folder."
        case .noViewer(let path):
            "there is no \(path), which shows nibs. Build it where `caret` was built: swift build --product caret-nib."
        case .timedOut(let program, let seconds): "\(program) did not end within \(seconds) seconds, and was stopped."
        }
    }
}
