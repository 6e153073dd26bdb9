extension UIViewController {
    /// A controller's property whose value is made together with the view: reading it before loads the view first.
    ///
    ///     @ViewLoading var table: UITableView
    ///
    /// The value is to be set in `loadView()` or `viewDidLoad()`; where it is not, reading it traps.
    /// - Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewloading
    @MainActor @propertyWrapper public struct ViewLoading<Value> {
        private var value: Value?

        /// Makes a property without a value.
        public init() {}

        /// Makes a property with a value, which needs no view.
        public init(wrappedValue: Value) { value = wrappedValue }

        /// Only controllers have such properties.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers.")
        public var wrappedValue: Value {
            get { preconditionFailure("@ViewLoading is for properties of view controllers.") }
            set { preconditionFailure("@ViewLoading is for properties of view controllers.") }
        }

        /// The value that a controller has; its view is loaded first where there is none.
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
