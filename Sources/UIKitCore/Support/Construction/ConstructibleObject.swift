/// Declares `init()` as required, so that it may be called through the metatype of a class which is known at run time only.
///
/// The initialiser has the same place in the table of every class below `NSObject`, and the right override runs. The class is `open`
/// because of any other the optimizer of a release build knows all subclasses: it calls the initialiser directly, and hands out objects
/// whose own properties were never set.
/// See the decision about constructing the app delegate.
@_spi(Construction) open class ConstructibleObject: NSObject {
    /// Makes an object.
    public required override init() { super.init() }
}
