extension UIViewController {
    /// A property of a controller whose value is created with the view: reading the property loads the view if there is
    /// no value yet.
    ///
    ///     @ViewLoading var table: UITableView
    ///
    /// Set the value in `loadView()` or `viewDidLoad()`; otherwise reading the property traps.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading
    @MainActor @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with an initial value. Reading this value does not load the view.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Unavailable: the property wrapper is for properties of view controllers.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers.")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading is for properties of view controllers.") }
            set { preconditionFailure("@ViewLoading is for properties of view controllers.") }
        }

        /// The value of a controller's property. Loads the view if there is no value.
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller, wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<Controller, Self>
        ) -> Value {
            get {
                if controller[keyPath: storage].value == nil { controller.loadViewIfNeeded() }
                guard let value = controller[keyPath: storage].value else {
                    preconditionFailure(
                        "\(type(of: controller)): a property that is made with the view has no value. Set it in loadView() or viewDidLoad()."
                    )
                }
                return value
            }
            set { controller[keyPath: storage].value = newValue }
        }
    }
}
