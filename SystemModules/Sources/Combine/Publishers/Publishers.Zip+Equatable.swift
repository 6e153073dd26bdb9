import OpenCombine

extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {
    /// Returns whether the upstream publishers are equal.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/zip
    public static func == (left: Self, right: Self) -> Bool { left.a == right.a && left.b == right.b }
}

extension Publishers.Zip3: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
    /// Returns whether the upstream publishers are equal.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/zip3
    public static func == (left: Self, right: Self) -> Bool { left.a == right.a && left.b == right.b && left.c == right.c }
}

extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
    /// Returns whether the upstream publishers are equal.
    /// - Source: https://developer.apple.com/documentation/combine/publishers/zip4
    public static func == (left: Self, right: Self) -> Bool {
        left.a == right.a && left.b == right.b && left.c == right.c && left.d == right.d
    }
}
