/// The Swift source that contains a ``BuildVersion``, so that the program can read it. The same version results in
/// the same bytes.
enum BuildInfoFile {
    static func text(for version: BuildVersion) -> String {
        let pre = version.version.preRelease.joined(separator: ".")
        return """
            // Written by the plugin BuildInfo in every build; changes are lost.

            /// The version of the sources of this program.
            enum BuildInfo: Sendable {
                /// The source of `version` and `build`.
                enum Origin: String, Sendable {
                    \(BuildVersion.Origin.allCases.map { "case \($0.rawValue)" }.joined(separator: "\n        "))
                }

                /// The version of the nearest tag with its suffixes, such as `2.0.0-beta.1+dirty`; 0.0.0 without a tag.
                static let version = "\(version.text)"
                /// The number of commits since that tag, or of all commits without a tag.
                static let build = \(version.build)
                /// The pre-release: `beta.1` for version 2.0.0-beta.1.
                static let preRelease: String? = \(literal(pre.isEmpty ? nil : pre))
                /// Whether files that git tracks differed from the commit.
                static let isDirty = \(version.isDirty)
                /// The full hash of the commit.
                static let commit: String? = \(literal(version.commit))
                /// The date in seconds since 1970: SOURCE_DATE_EPOCH, or else that of the commit.
                static let date: Int? = \(version.date.map(String.init) ?? "nil")
                static let origin = Origin.\(version.origin.rawValue)

                /// The version and build number: `1.4.0 (7)`.
                static var description: String { "\\(version) (\\(build))" }
            }

            /// The entries of the app's Info.plist about the version. UIKit finds them by the name of this class when
            /// the app starts, and adds them to those of `Bundle.main`.
            final class CaretInfoEntry: CaseIterable, CustomStringConvertible, Sendable {
                /// The key and the value, such as `CFBundleVersion=7`.
                let description: String

                private init(_ description: String) { self.description = description }

                static let allCases = [
                    CaretInfoEntry("CFBundleShortVersionString=\(version.version.numbers)"),
                    CaretInfoEntry("CFBundleVersion=\(version.build)"),
                ]
            }

            """
    }

    /// Returns a string literal. Tags and hashes need no escapes, because ``SemanticVersion`` accepts no characters
    /// that would need them.
    private static func literal(_ text: String?) -> String {
        text.map { "\"\($0)\"" } ?? "nil"
    }
}
