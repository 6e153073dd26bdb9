/// Why `caret` could not do what it was told, in one line.
package enum CLIError: Error, Hashable, CustomStringConvertible {
    /// The current folder is no package.
    case noPackage(folder: String)
    /// SwiftPM could not read the package.
    case unreadablePackage(reason: String)
    /// The package has no such executable product.
    case unknownProduct(String, known: [String])
    case buildFailed(product: String)
    case programNotFound(String)
    /// The operating system refused to start a program.
    case cannotStart(program: String, reason: String)
    case cannotWrite(path: String, reason: String)
    /// The application ended well, but wrote nothing.
    case noPicture(product: String, path: String)
    /// A file on the command line does not exist.
    case noFile(String)
    /// A file was expected, and there is a folder.
    case isFolder(String)
    /// A new package was to be written where there is something already.
    case exists(path: String)
    /// The program that shows nibs is not beside this one, and there is no package to build it in.
    case noViewer(path: String)
    /// The application did not end within that many seconds.
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
