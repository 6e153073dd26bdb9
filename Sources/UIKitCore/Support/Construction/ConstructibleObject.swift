/// A class whose `init()` is required, so that Swift allows `init()` on the metatype of a class that is known only at
/// run time.
///
/// The initialiser has the same index in the method table of every subclass of `NSObject`, so the right override
/// runs. The class is `open` because the optimizer of a release build otherwise knows all subclasses. It would then
/// call the initialiser directly, and the properties of the subclass would never be set.
/// See the decision about constructing the app delegate.
@_spi(Construction) open class ConstructibleObject: NSObject {
    /// Creates an object.
    public required override init() { super.init() }
}
