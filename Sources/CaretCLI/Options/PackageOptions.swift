import ArgumentParser
import Foundation

/// The options of all commands that build a package.
struct PackageOptions: ParsableArguments {
    @Option(name: .customLong("product"), help: "The product, if the first argument is a path and the package has several.")
    var chosenProduct: String?

    @Option(help: "A folder of packages; each replaces the dependency with its name or address. Nothing of it is downloaded.")
    var packages: String?

    @Option(name: [.customShort("c"), .long], help: "debug or release.")
    var configuration = BuildConfiguration.debug

    /// Returns the package that the first argument of a command names, and the way to build it.
    func build(_ argument: String?) throws -> (place: PackagePlace, build: AppBuild) {
        var place = try PackagePlace.find(argument)
        if let chosenProduct { place.product = chosenProduct }
        return (place, try AppBuild.make(place, packages: packages))
    }

    /// Returns the build of a package with the SDK.
    ///
    /// - Throws: ``CLIError/needsNoSDK(command:)`` if the package depends on Caret, and `swift` builds it.
    func sdkBuild(_ argument: String?, command: String) throws -> (place: PackagePlace, build: SDKBuild) {
        let (place, build) = try build(argument)
        guard case .sdk(let sdk) = build else { throw CLIError.needsNoSDK(command: command) }
        return (place, sdk)
    }
}
