/// The Swift source that carries a ``BuildVersion`` into the program. The same version gives the same bytes.
enum BuildInfoFile {
    static func text(for version: BuildVersion) -> String {
        let pre = version.version.preRelease.joined(separator: ".")
        return """
            // Written by the plugin BuildInfo in every build; changes are lost.

            /// Which version of the sources this program was built from.
            enum BuildInfo: Sendable {
                /// Where `version` and `build` come from.
                enum Origin: String, Sendable {
                    \(BuildVersion.Origin.allCases.map { "case \($0.rawValue)" }.joined(separator: "\n        "))
                }

                /// The nearest tag's version with its marks, such as `2.0.0-beta.1+dirty`; 0.0.0 where there is none.
                static let version = "\(version.text)"
                /// Commits since that tag, or all of them where there is none.
                static let build = \(version.build)
                /// `beta.1` for version 2.0.0-beta.1.
                static let preRelease: String? = \(literal(pre.isEmpty ? nil : pre))
                /// Whether files which git knows differed from the commit.
                static let isDirty = \(version.isDirty)
                /// The commit's full name.
                static let commit: String? = \(literal(version.commit))
                /// In seconds since 1970: SOURCE_DATE_EPOCH, else the commit's date.
                static let date: Int? = \(version.date.map(String.init) ?? "nil")
                static let origin = Origin.\(version.origin.rawValue)

                /// Version and build number: `1.4.0 (7)`.
                static var description: String { "\\(version) (\\(build))" }
            }

            /// What the app's Info.plist says of the version. UIKit finds the entries by the name of this class when the app starts, and adds them
            /// to those of `Bundle.main`.
            final class CaretInfoEntry: CaseIterable, CustomStringConvertible, Sendable {
                /// The key and the value, as `CFBundleVersion=7`.
                let description: String

                private init(_ description: String) { self.description = description }

                static let allCases = [
                    CaretInfoEntry("CFBundleShortVersionString=\(version.version.numbers)"),
                    CaretInfoEntry("CFBundleVersion=\(version.build)"),
                ]
            }

            """
    }

    /// What stands in it, tags and hashes, needs no escapes: ``SemanticVersion`` admits none that would.
    private static func literal(_ text: String?) -> String {
        text.map { "\"\($0)\"" } ?? "nil"
    }
}
