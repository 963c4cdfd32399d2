/// A key that the user pressed.
///
/// Modifiers of other keys than these make no difference.
public enum Key: Sendable, Hashable {
    /// One Unicode scalar of typed text.
    case character(Character)
    /// A letter in lower case, pressed with Ctrl.
    case control(Character)
    /// One Unicode scalar, pressed with Alt; it is no typed text.
    case alt(Character)
    case altBackspace
    case up
    case down
    case shiftUp
    case shiftDown
    case left
    case right
    case pageUp
    case pageDown
    case home
    case end
    case enter
    case tab
    case backTab
    case backspace
    case delete
    case escape
}
