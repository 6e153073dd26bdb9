/// Runs `body` and returns its result.
///
/// > Difference from Apple: there are no autorelease pools on Linux. Swift releases each object after its last use.
/// - Source: https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}
