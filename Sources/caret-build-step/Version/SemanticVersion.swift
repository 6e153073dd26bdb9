/// A semantic version as defined by https://semver.org, such as `2.0.0-beta.1+build`.
struct SemanticVersion: Equatable, Comparable {
    var major: Int
    var minor: Int
    var patch: Int
    /// The pre-release identifiers: `["beta", "1"]` for `2.0.0-beta.1`.
    var preRelease: [String] = []

    static let zero = SemanticVersion(major: 0, minor: 0, patch: 0)

    init(major: Int, minor: Int, patch: Int) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Makes the version that a tag specifies; `nil` for a tag that is not a version.
    ///
    /// Versions are `v1.4.0`, `V1.4.0`, `1.4.0` and `1.4`, which means 1.4.0. `v1`, `release-1.4.0`, `1.4.0.1` and
    /// `nightly` are not versions. Build metadata after a `+` is ignored.
    init?(tag: String) {
        var text = tag[...]
        if text.first == "v" || text.first == "V" { text.removeFirst() }
        let metadata = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
        if metadata.count == 2, Self.identifiers(metadata[1]) == nil { return nil }
        let parts = metadata[0].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
        guard (2...3).contains(numbers.count), let major = numbers[0], let minor = numbers[1] else { return nil }
        guard let patch = numbers.count == 3 ? numbers[2] : 0 else { return nil }
        self.init(major: major, minor: minor, patch: patch)
        guard parts.count == 2 else { return }
        guard let identifiers = Self.identifiers(parts[1]), !identifiers.contains(where: Self.hasLeadingZero) else { return nil }
        preRelease = identifiers
    }

    /// The three numbers separated by periods, without the pre-release: `2.0.0`.
    var numbers: String { "\(major).\(minor).\(patch)" }

    var description: String {
        numbers + (preRelease.isEmpty ? "" : "-" + preRelease.joined(separator: "."))
    }

    /// Returns whether a version precedes another one. A release follows its pre-releases, and numeric identifiers
    /// precede alphanumeric ones.
    static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let (leftNumbers, rightNumbers) = ([left.major, left.minor, left.patch], [right.major, right.minor, right.patch])
        if leftNumbers != rightNumbers { return leftNumbers.lexicographicallyPrecedes(rightNumbers) }
        if left.preRelease.isEmpty || right.preRelease.isEmpty { return !left.preRelease.isEmpty && right.preRelease.isEmpty }
        return left.preRelease.lexicographicallyPrecedes(right.preRelease) { first, second in
            switch (number(first[...]), number(second[...])) {
            case (let first?, let second?): first < second
            case (_?, nil): true
            case (nil, _?): false
            case (nil, nil): first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
            }
        }
    }

    /// Parses decimal digits without a leading zero. The number has to fit an `Int`.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }), text == "0" || text.first != "0" else { return nil }
        return Int(text)
    }

    private static func identifiers(_ text: Substring) -> [String]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isValid = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } }
        return isValid ? parts : nil
    }

    private static func hasLeadingZero(_ identifier: String) -> Bool {
        identifier.count > 1 && identifier.first == "0" && identifier.allSatisfy(\.isNumber)
    }
}
