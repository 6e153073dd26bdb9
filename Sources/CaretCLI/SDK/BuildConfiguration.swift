import ArgumentParser

/// The configuration of a build.
package enum BuildConfiguration: String, CaseIterable, Sendable, ExpressibleByArgument {
    case debug, release
}
