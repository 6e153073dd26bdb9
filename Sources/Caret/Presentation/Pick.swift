/// A value that the user picks in a controller of the system, for the method `pick` of a view controller.
///
/// An app can add its own pickers:
/// ```swift
/// extension Pick where Value == Date {
///     static var birthday: Pick { Pick { finish in CalendarController(onPick: finish) } }
/// }
/// ```
@MainActor public struct Pick<Value> {
    let make: @MainActor (@escaping @MainActor (Value) -> Void) -> UIViewController

    /// Makes a kind of picker.
    ///
    /// - Parameter make: Makes the picker, each time the user has to pick. The argument dismisses the picker with a
    ///   value; the first value counts.
    public init(_ make: @escaping @MainActor (_ finish: @escaping @MainActor (Value) -> Void) -> UIViewController) {
        self.make = make
    }
}
