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
    /// No app of this identifier has answers to its questions for permissions.
    case noPermissions(app: String, known: [String])
    /// No Swift SDK of Caret is installed.
    case noSDK
    /// The compiler is not the SDK's compiler.
    case otherCompiler(wanted: String, found: String)
    /// The package depends on Caret, so that SwiftPM builds it without the SDK.
    case needsNoSDK(command: String)
    /// A target's folder does not exist.
    case noTargetFolder(target: String, package: String, searched: [String])
    /// The folder of a dependency has no package.
    case noDependency(String, path: String)
    /// The folder of `--packages` has no packages.
    case noPackages(folder: String)
    /// The package has no executable product, or several.
    case noSingleProduct(package: String, known: [String])
    /// The package depends on Caret, so that no rewriter reads its previews.
    case previewsNeedSDK(package: String)
    /// The program contains no preview.
    case noPreviews(package: String)
    /// The program did not list its previews.
    case noPreviewList(program: String)
    /// A line of a settings file is invalid.
    case invalidSettings(path: String, line: Int, reason: String)
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
        case .noPermissions(let app, let known):
            known.isEmpty
                ? "'\(app)' has no answers: no app has asked for a permission yet."
                : "'\(app)' has no answers. These apps have: \(known.joined(separator: ", "))."
        case .noSDK: "no Swift SDK of Caret is installed. Run `make sdk` in a checkout of Caret, or `install` of an unpacked archive."
        case .otherCompiler(let wanted, let found):
            "the SDK was built with '\(wanted)', and the compiler here is '\(found)'. Rebuild the SDK: run `make sdk` in a checkout of Caret."
        case .needsNoSDK(let command): "the package depends on Caret itself: run `swift \(command)`, or remove the dependency."
        case .noTargetFolder(let target, let package, let searched):
            "the target '\(target)' of \(package) has no folder; it may be \(searched.joined(separator: " or "))."
        case .noDependency(let name, let path): "the dependency '\(name)' is not in \(path); name its folder's parent with --packages."
        case .noPackages(let folder): "\(folder) has no packages: each is a folder with a Package.swift."
        case .noSingleProduct(let package, let known):
            known.isEmpty
                ? "the package in \(package) has no executable product."
                : "the package in \(package) has several executable products; add --product with one of: \(known.joined(separator: ", "))."
        case .previewsNeedSDK(let package):
            "the package in \(package) depends on Caret itself, and #Preview is read only in packages that are built with the SDK."
        case .noPreviews(let package): "the package in \(package) has no #Preview of a view or a view controller."
        case .noPreviewList(let program): "\(program) did not list its previews. Is it a UIKit application that calls UIApplicationMain?"
        case .invalidSettings(let path, let line, let reason): "\(path):\(line): \(reason)."
        case .timedOut(let program, let seconds): "\(program) did not end within \(seconds) seconds, and was stopped."
        }
    }
}
