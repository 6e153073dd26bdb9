@_exported public import AuthenticationServices
@_exported public import Caret
